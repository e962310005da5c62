-- Signing keys change by overlap. Besides the one that signs, the next one may be published already; an old one is
-- kept until the last token that it signed has run out, which is counted from `retired_at`.
ALTER TABLE signing_keys ADD COLUMN retired_at timestamptz;

UPDATE signing_keys SET retired_at = created_at WHERE status = 'old';

ALTER TABLE signing_keys
  ADD CONSTRAINT signing_keys_retired_when_old CHECK ((status = 'old') = (retired_at IS NOT NULL));

CREATE UNIQUE INDEX signing_keys_one_next ON signing_keys (status) WHERE status = 'next';
