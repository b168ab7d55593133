/**
 * The shape of the database, oldest first. Never change an entry that was released: add one. A changed entry is
 * noticed by its checksum and refused.
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
];
