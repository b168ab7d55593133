/**
 * The database migrations, oldest first. Never change a released migration: add a new one. The checksum reveals a
 * changed migration, and the backend then refuses to start.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE identity_record (
    model TEXT NOT NULL,
    id TEXT NOT NULL,
    payload TEXT NOT NULL,
    grant_id TEXT,
    session_uid TEXT,
    expires_at INTEGER,
    PRIMARY KEY (model, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX identity_by_grant ON identity_record (grant_id) WHERE grant_id IS NOT NULL;
  CREATE INDEX identity_by_session ON identity_record (session_uid) WHERE session_uid IS NOT NULL;
  CREATE INDEX identity_by_expiry ON identity_record (expires_at);

  CREATE TABLE agency (
    fulcrum_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    region TEXT NOT NULL,
    region_code TEXT NOT NULL,
    zip_code TEXT NOT NULL,
    contact_name TEXT NOT NULL,
    contact_email TEXT NOT NULL,
    contact_phone TEXT NOT NULL,
    prepaid_cents INTEGER CHECK (prepaid_cents >= 0)
  ) STRICT;

  CREATE TABLE referral (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    status TEXT NOT NULL,
    expires_at INTEGER,
    price_cents INTEGER,
    list_price_cents INTEGER,
    sold_cents INTEGER,
    added_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    category TEXT,
    lines TEXT NOT NULL,
    line_mask INTEGER NOT NULL,
    industry_code TEXT,
    industry_title TEXT,
    employees INTEGER,
    years INTEGER,
    premium INTEGER,
    age INTEGER,
    gender TEXT,
    medical_exam TEXT,
    currently_insured TEXT,
    message TEXT,
    first_name TEXT,
    last_name TEXT,
    phone TEXT,
    email TEXT,
    business_name TEXT,
    address TEXT,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    postal_code TEXT NOT NULL,
    search_id TEXT UNIQUE,
    agencies_notified INTEGER,
    assigned_agent TEXT,
    assigned_agency TEXT,
    assigned_partner TEXT,
    progress TEXT,
    source TEXT NOT NULL,
    claimed_by TEXT
  ) STRICT;
  CREATE INDEX referral_by_added ON referral (added_at DESC, id);
  CREATE INDEX referral_by_state ON referral (state, added_at DESC);
  CREATE INDEX referral_by_status ON referral (status, expires_at);
  CREATE INDEX referral_by_claimer ON referral (claimed_by, modified_at DESC) WHERE claimed_by IS NOT NULL;

  CREATE INDEX referral_by_sale ON referral (modified_at DESC) WHERE sold_cents IS NOT NULL;

  CREATE TABLE charge (
    referral_id TEXT PRIMARY KEY REFERENCES referral (id),
    username TEXT NOT NULL,
    fulcrum_id INTEGER NOT NULL REFERENCES agency (fulcrum_id),
    method TEXT NOT NULL,
    amount_cents INTEGER NOT NULL,
    charged_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE marketplace (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    priority INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;

  CREATE TABLE recipient_setting (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    marketplace_id INTEGER NOT NULL REFERENCES marketplace (id),
    email_address TEXT NOT NULL COLLATE NOCASE,
    UNIQUE (marketplace_id, email_address)
  ) STRICT;

  CREATE TABLE feature_flag (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL
  ) STRICT;

  CREATE TABLE remembered_answer (
    caller TEXT NOT NULL,
    key TEXT NOT NULL,
    request TEXT NOT NULL,
    status INTEGER NOT NULL,
    headers TEXT NOT NULL,
    body TEXT NOT NULL,
    answered_at INTEGER NOT NULL,
    PRIMARY KEY (caller, key)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Every sort of the list's headers, both ways: a page is found without looking at the others.
  CREATE INDEX referral_by_city ON referral (city COLLATE NOCASE, added_at DESC, id);
  CREATE INDEX referral_by_city_down ON referral (city COLLATE NOCASE DESC, added_at DESC, id);
  CREATE INDEX referral_by_premium ON referral (premium, added_at DESC, id);
  CREATE INDEX referral_by_premium_down ON referral (premium DESC, added_at DESC, id);
  CREATE INDEX referral_by_industry ON referral (industry_code, added_at DESC, id);
  CREATE INDEX referral_by_industry_down ON referral (industry_code DESC, added_at DESC, id);
  CREATE INDEX referral_by_employees ON referral (employees, added_at DESC, id);
  CREATE INDEX referral_by_employees_down ON referral (employees DESC, added_at DESC, id);
  CREATE INDEX referral_by_years ON referral (years, added_at DESC, id);
  CREATE INDEX referral_by_years_down ON referral (years DESC, added_at DESC, id);
  CREATE INDEX referral_by_expiry ON referral (expires_at, added_at DESC, id);
  CREATE INDEX referral_by_expiry_down ON referral (expires_at DESC, added_at DESC, id);
  CREATE INDEX referral_by_category ON referral (category, added_at DESC, id);
  CREATE INDEX referral_by_category_down ON referral (category DESC, added_at DESC, id);
  `,
  `
  CREATE INDEX remembered_by_time ON remembered_answer (answered_at);
  `,
  `
  -- Lists stay cheap at any size: what suits an appetite is found once, when a referral comes, and counted by the hour.
  ALTER TABLE referral ADD COLUMN open_until INTEGER
    GENERATED ALWAYS AS (CASE WHEN status = 'Available' THEN expires_at END) VIRTUAL;
  CREATE INDEX referral_open ON referral (added_at DESC, id, open_until) WHERE open_until IS NOT NULL;
  DROP INDEX referral_by_state;
  CREATE INDEX referral_by_state ON referral (state, added_at DESC, id, open_until);
  CREATE INDEX referral_by_lines ON referral (nullif(lines, '[]'), added_at DESC, id);
  CREATE INDEX referral_by_lines_down ON referral (nullif(lines, '[]') DESC, added_at DESC, id);
  ALTER TABLE referral ADD COLUMN status_rank INTEGER GENERATED ALWAYS AS (
    CASE status WHEN 'Available' THEN 0 WHEN 'Claimed' THEN 1 WHEN 'Settled' THEN 2 WHEN 'Incoming' THEN 3
      WHEN 'Delivered' THEN 4 WHEN 'Assigned' THEN 5 WHEN 'On Hold' THEN 6 WHEN 'Ineligible' THEN 7
      WHEN 'Undefined' THEN 8 ELSE 99 END) VIRTUAL;
  CREATE INDEX referral_by_rank ON referral (status_rank, added_at DESC, id);
  CREATE INDEX referral_by_rank_down ON referral (status_rank DESC, added_at DESC, id);
  CREATE INDEX referral_by_rank_and_expiry ON referral (status_rank, expires_at, added_at DESC, id);
  CREATE INDEX referral_by_change ON referral (modified_at, added_at DESC, id);
  CREATE INDEX referral_by_change_down ON referral (modified_at DESC, added_at DESC, id);

  CREATE TABLE appetite (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    facts TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE appetite_state (
    state TEXT NOT NULL,
    appetite INTEGER NOT NULL REFERENCES appetite (id),
    line_mask INTEGER NOT NULL,
    PRIMARY KEY (state, appetite)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE referral_match (
    appetite INTEGER NOT NULL,
    added_at INTEGER NOT NULL,
    id TEXT NOT NULL,
    state TEXT NOT NULL,
    status TEXT NOT NULL,
    open_until INTEGER,
    PRIMARY KEY (appetite, added_at DESC, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX match_open ON referral_match (appetite, added_at DESC, id, open_until) WHERE open_until IS NOT NULL;
  CREATE INDEX match_open_by_state ON referral_match (appetite, state, added_at DESC, id, open_until)
    WHERE open_until IS NOT NULL;
  CREATE INDEX match_by_state ON referral_match (appetite, state, added_at DESC, id);

  -- How many referrals of an hour stand in a list: that of an appetite, or 0, which is all.
  CREATE TABLE hour_count (
    list INTEGER NOT NULL,
    hour INTEGER NOT NULL,
    referrals INTEGER NOT NULL,
    PRIMARY KEY (list, hour DESC)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO hour_count SELECT 0, added_at / 3600000, count(*) FROM referral GROUP BY 2;

  CREATE TRIGGER referral_added AFTER INSERT ON referral BEGIN
    INSERT INTO hour_count VALUES (0, new.added_at / 3600000, 1)
      ON CONFLICT DO UPDATE SET referrals = referrals + 1;
    INSERT INTO referral_match
      SELECT appetite, new.added_at, new.id, new.state, new.status, new.open_until FROM appetite_state
      WHERE state = new.state AND (line_mask & new.line_mask <> 0 OR new.category IS NULL);
  END;
  CREATE TRIGGER referral_changed AFTER UPDATE OF status, expires_at ON referral
  WHEN old.status <> new.status OR old.expires_at IS NOT new.expires_at BEGIN
    UPDATE referral_match SET status = new.status, open_until = new.open_until
      WHERE appetite IN (SELECT appetite FROM appetite_state WHERE state = new.state)
        AND added_at = new.added_at AND id = new.id;
  END;
  CREATE TRIGGER referral_removed AFTER DELETE ON referral BEGIN
    UPDATE hour_count SET referrals = referrals - 1 WHERE list = 0 AND hour = old.added_at / 3600000;
    DELETE FROM referral_match
      WHERE appetite IN (SELECT appetite FROM appetite_state WHERE state = old.state)
        AND added_at = old.added_at AND id = old.id;
  END;
  CREATE TRIGGER match_added AFTER INSERT ON referral_match BEGIN
    INSERT INTO hour_count VALUES (new.appetite, new.added_at / 3600000, 1)
      ON CONFLICT DO UPDATE SET referrals = referrals + 1;
  END;
  CREATE TRIGGER match_removed AFTER DELETE ON referral_match BEGIN
    UPDATE hour_count SET referrals = referrals - 1 WHERE list = old.appetite AND hour = old.added_at / 3600000;
  END;
  `,
  `
  CREATE TABLE marketplace_version (
    marketplace_id INTEGER NOT NULL REFERENCES marketplace (id),
    version INTEGER NOT NULL,
    changed_at INTEGER,
    changed_by TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (marketplace_id, version)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE remembered_answer RENAME TO idempotent_response;
  DROP INDEX remembered_by_time;
  CREATE INDEX idempotent_response_by_time ON idempotent_response (answered_at);
  `,
];
