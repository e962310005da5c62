-- Accounts: who signs in, what was agreed to, and which children a family looks after.
--
-- Nothing in these tables signs anybody in: refresh tokens are statements signed with a key that is not here,
-- mail links are kept as SHA-256 of 256 random bits, mail codes as keyed MACs, private keys encrypted.
-- Every id and every time comes from the application.

CREATE TABLE users (
  id                      uuid PRIMARY KEY,
  email                   text NOT NULL CHECK (email = lower(email)),
  password_hash           text,
  email_confirmed_at      timestamptz,
  confirmation_sent_at    timestamptz,
  -- The note "you already have an account" goes out at most once an hour.
  account_exists_sent_at  timestamptz,
  last_sign_in_at         timestamptz,
  banned_until            timestamptz,
  app_metadata            jsonb NOT NULL,
  user_metadata           jsonb NOT NULL,
  created_at              timestamptz NOT NULL,
  updated_at              timestamptz NOT NULL
);

-- Two sign-ups of one address at once: this index lets one of them make the account.
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE identities (
  id               uuid PRIMARY KEY,
  user_id          uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  provider         text NOT NULL,
  identity_data    jsonb NOT NULL,
  last_sign_in_at  timestamptz,
  created_at       timestamptz NOT NULL,
  updated_at       timestamptz NOT NULL,
  UNIQUE (user_id, provider)
);

-- A refresh token is the signed statement (session, counter): the row only says which counter is the current one.
CREATE TABLE sessions (
  id            uuid PRIMARY KEY,
  user_id       uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  counter       bigint NOT NULL DEFAULT 0,
  -- Tokens below the floor are refused without grace: they were issued before a second factor was proven.
  floor         bigint NOT NULL DEFAULT 0,
  aal           text NOT NULL DEFAULT 'aal1' CHECK (aal IN ('aal1', 'aal2')),
  -- How the person proved who they are, newest first: [{"method": "password", "timestamp": 1767603600}]
  amr           jsonb NOT NULL,
  created_at    timestamptz NOT NULL,
  refreshed_at  timestamptz NOT NULL,
  -- Shown to the person on the account page; never used to refuse anybody.
  user_agent    text,
  ip            text
);

CREATE INDEX sessions_of_user ON sessions (user_id, refreshed_at);

-- The secrets of one mail: a link and a 6-digit code. A new mail of the same purpose replaces the old one.
CREATE TABLE one_time_tokens (
  user_id          uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose          text NOT NULL CHECK (purpose IN ('signup', 'recovery', 'magiclink', 'email_change')),
  relates_to       text NOT NULL,
  link_hash        bytea NOT NULL UNIQUE,
  -- Empty once the code is spent: too many wrong tries, while the link goes on working.
  code_mac         bytea,
  tries            smallint NOT NULL DEFAULT 0,
  flow_id          uuid,
  created_at       timestamptz NOT NULL,
  link_expires_at  timestamptz NOT NULL,
  code_expires_at  timestamptz NOT NULL,
  PRIMARY KEY (user_id, purpose)
);

-- A sign-up begun with a code challenge: the link of its mail earns an auth code, which only the
-- browser that holds the verifier can exchange.
CREATE TABLE flow_states (
  id                uuid PRIMARY KEY,
  user_id           uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind              text NOT NULL,
  challenge         text NOT NULL,
  challenge_method  text NOT NULL CHECK (challenge_method IN ('s256', 'plain')),
  code_hash         bytea UNIQUE,
  code_issued_at    timestamptz,
  tries             smallint NOT NULL DEFAULT 0,
  created_at        timestamptz NOT NULL
);

CREATE TABLE signing_keys (
  kid                 text PRIMARY KEY,
  algorithm           text NOT NULL,
  public_jwk          jsonb NOT NULL,
  sealed_private_jwk  bytea NOT NULL,
  status              text NOT NULL CHECK (status IN ('next', 'current', 'old')),
  created_at          timestamptz NOT NULL
);

-- Several servers starting for the first time at once end up with one signing key.
CREATE UNIQUE INDEX signing_keys_one_current ON signing_keys (status) WHERE status = 'current';

-- Wrong passwords per account, known or not, shared out by network: {"<network hash>": {"failures": 2, "lastAtMs": …}}
-- Account and networks are hashed. Unlogged: a crash may forget them.
CREATE UNLOGGED TABLE sign_in_failures (
  account     bytea PRIMARY KEY,
  shares      jsonb NOT NULL,
  updated_at  timestamptz NOT NULL
);

CREATE INDEX sign_in_failures_by_age ON sign_in_failures (updated_at);

-- What happened to an account, without addresses or secrets. Deleting the account removes its rows.
CREATE TABLE account_events (
  id       uuid PRIMARY KEY,
  user_id  uuid REFERENCES users ON DELETE CASCADE,
  event    text NOT NULL,
  at       timestamptz NOT NULL
);

CREATE INDEX account_events_of_user ON account_events (user_id, at);

-- What a person agreed to: which notice, in which language, when, and when they took it back.
CREATE TABLE consents (
  id              uuid PRIMARY KEY,
  user_id         uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose         text NOT NULL,
  notice_version  text NOT NULL,
  language        text NOT NULL,
  method          text NOT NULL,
  given_at        timestamptz NOT NULL,
  withdrawn_at    timestamptz
);

CREATE INDEX consents_of_user ON consents (user_id, purpose);

CREATE TABLE children (
  id           uuid PRIMARY KEY,
  user_id      uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  nickname     text,
  birth_month  text CHECK (birth_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  weeks_early  integer,
  created_at   timestamptz NOT NULL
);

CREATE INDEX children_of_user ON children (user_id);
