-- The browser that started a chat, as a hash: it may leave an email in it without the chat's code.

alter table chat add column visitor_hash text;
