-- Screenings: what a family answered, what followed from it, and the words it was told in.
--
-- A row is never worked out again: rules and sentences may change, a result that was read may not.

create table assessments (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  child_id uuid references children on delete set null,
  -- Chosen by the browser before it asks, so that asking again after a lost answer finds this row.
  attempt_id uuid,
  completed_at timestamptz not null,
  instrument_id text not null,
  instrument_version text not null,
  instrument_official boolean not null,
  template_version text not null,
  language text not null,
  -- [{"questionId": 1, "answer": "yes"}, …], all twenty in order.
  answers jsonb not null,
  -- The optional questions; one that was skipped is absent.
  extra jsonb not null,
  birth_month text,
  -- On the day of the answers; empty when the birth month was skipped.
  age_months integer,
  age_applies boolean,
  total integer not null check (total between 0 and 20),
  band text not null check (band in ('low', 'medium', 'high')),
  outcome text not null check (outcome in ('few_signs', 'follow_up_due', 'see_doctor')),
  -- Items that still count after the follow-up questions; empty before them.
  remaining integer check (remaining between 0 and total),
  rescreen_month text,
  analysis text not null,
  -- Two requests of one attempt at once: this lets one of them store it.
  constraint assessments_attempt unique (user_id, attempt_id)
);

create index assessments_newest on assessments (user_id, completed_at desc, id desc);
create index assessments_of_child on assessments (child_id);
