-- Whether a malware scanner has looked at a file that is kept as it came. 'none': there is no scanner, or
-- the file was drawn anew; 'pending': it lies in quarantine until the scanner answers.

alter table document_files
  add column scan_state text not null default 'none'
    constraint a_scan_has_a_known_state check (scan_state in ('none', 'pending', 'clean'));

create index document_files_to_scan on document_files (created_at) where scan_state = 'pending';
