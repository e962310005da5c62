-- One row for each text that was agreed to: ticking a box twice is one consent, reading a newer text and ticking again
-- is another. What was taken back stays as it was, with its end.
create unique index consents_in_force on consents (user_id, purpose, notice_version)
where withdrawn_at is null and purpose <> 'account';
