-- That somebody reads mail at an address is kept apart from the address being in use: with AUTH_MODE=autoconfirm an
-- address counts as confirmed from sign-up on, and nobody has proven it.
alter table users
  add column email_proven_at timestamptz,
  -- Until the address is proven, what says whether the password may be its owner's: another sign-up named the address
  -- with another password; the network that signed up, as a keyed hash; the SHA-256 of a secret that the browser keeps
  -- which signed up.
  add column sign_up_contested_at timestamptz,
  add column sign_up_network bytea,
  add column sign_up_proof bytea;

-- Accounts that were never mailed were confirmed on trust.
update users set email_proven_at = email_confirmed_at
where confirmation_sent_at is not null
   or exists (select from account_events e where e.user_id = users.id and e.event in ('address_confirmed', 'address_changed'));
