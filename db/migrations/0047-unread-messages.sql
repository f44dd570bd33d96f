-- Up to which message somebody has been told by bell and mail that something waits unread.
alter table conversation_members add column told_up_to bigint not null default 0;
create index messages_by_age on messages (created_at) where author_id is not null;
