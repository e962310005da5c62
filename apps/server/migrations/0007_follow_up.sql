-- The follow-up questions of a middle total. Their answers stand beside the first twenty, which stay as they were; the
-- last one rewrites outcome, remaining and analysis of the assessment, in one transaction.

create table follow_ups (
  assessment_id uuid primary key references assessments on delete cascade,
  -- [{"question": "7.how", "chosen": ["points"]}, …], in the order of the questions.
  answers jsonb not null,
  saved_at timestamptz not null,
  -- Empty while questions are left.
  done_at timestamptz
);

-- Empty means: 14 days after the twenty answers.
alter table assessments add column follow_up_until timestamptz;

-- What families stored before there were follow-up questions can be answered from today on for as long. This is the one
-- time that comes from the database's clock: no other runs while it is brought up to date.
update assessments set follow_up_until = now() + interval '14 days' where outcome = 'follow_up_due';
