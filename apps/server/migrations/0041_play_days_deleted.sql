-- The last deletion of a child's play days: a device that has not heard of it must not bring them back.
alter table play_records add column days_deleted_at timestamptz;
