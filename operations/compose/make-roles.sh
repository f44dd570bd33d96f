#!/bin/sh
# Two roles, of which the server's owns nothing (README, „Two database roles“). Runs once, in an empty database.
set -eu
psql --username "$POSTGRES_USER" --set=ON_ERROR_STOP=1 \
  --set=owner_password="$OWNER_PASSWORD" --set=server_password="$SERVER_PASSWORD" <<'SQL'
create role aufwind_owner login password :'owner_password';
create role aufwind_server login password :'server_password';
create database aufwind owner aufwind_owner;
SQL
