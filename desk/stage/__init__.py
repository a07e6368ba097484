"""The picture of the table as numbers: where everything lies, what moves when, and what is said of it. No Qt."""
