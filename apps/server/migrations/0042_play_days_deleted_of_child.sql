-- The time of the last deletion outlives the record: a family that stops storing play days and starts again must not get deleted days
-- back from another device.
alter table children add column play_days_deleted_at timestamptz;
