-- Whether a malware scanner has looked at a receipt that is kept as it came, as for the files of documents
-- (0067): 'pending' lies in quarantine until the scanner answers.

alter table cost_receipts
  add column scan_state text not null default 'none'
    constraint a_receipts_scan_has_a_known_state check (scan_state in ('none', 'pending', 'clean'));

create index cost_receipts_to_scan on cost_receipts (created_at) where scan_state = 'pending';
