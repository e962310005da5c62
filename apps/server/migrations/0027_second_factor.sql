-- A second factor: codes of an app (TOTP). The secret is sealed under a key that is not here; a code works once.
create table factors (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  friendly_name text not null,
  status text not null check (status in ('unverified', 'verified')),
  sealed_secret bytea not null,
  -- The time step of the last code that was taken: it and earlier ones are refused.
  last_step bigint not null default 0,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, friendly_name)
);

create table factor_challenges (
  id uuid primary key,
  factor_id uuid not null references factors on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index factor_challenges_of_factor on factor_challenges (factor_id);
create index factor_challenges_of_session on factor_challenges (session_id);

-- For a lost phone: each works once, in the place of a code of the app. Kept as keyed hashes.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_mac bytea not null,
  created_at timestamptz not null,
  primary key (user_id, code_mac)
);

-- What an operator did to an account: who did it and what, and nothing of what the account holds. It outlives the account.
create table operator_actions (
  id uuid primary key,
  at timestamptz not null,
  operator text not null,
  action text not null,
  account uuid not null
);
create index operator_actions_of_account on operator_actions (account, at);

alter table users add column invited_at timestamptz;
