-- Our explanation in a model's words, for families who agreed to it. The assessment keeps our own text as it was written.

create table model_texts (
  assessment_id uuid primary key references assessments on delete cascade,
  user_id uuid not null references users on delete cascade,
  model text not null,
  -- The text that was put in other words: after a follow-up there is another one, and this row counts no more.
  source_sha256 text not null,
  analysis text not null,
  written_at timestamptz not null
);

create index model_texts_of_user on model_texts (user_id);
