/** The texts of `shop backup --help` and `shop restore --help`. */

export const backupHelp = `
FILE becomes one file with the whole shop in it: catalogue, pictures, home page, orders, members, returns, messages.
It is the shop as it was at one moment, made while the shop goes on selling, from either database. What ends by
itself is left out: who is logged in, password links under way, counts of calls.

It is encrypted, and a changed or cut file is not restored. The key is the shop's secret key (DATA_DIR/secret.key or
SECRET_KEY), or with --passphrase-file the passphrase in that file, of 12 characters or more. Keep either apart from
the backup: nobody can restore it without. The secret key is not in it. Keep it in any case: bank details cannot be
opened without it. A plain file (--plain) shows names, addresses and mobile numbers to whoever gets it. Only this user
may read what is written.

Examples:
  shop backup monday.backup                     today's shop in one file
  shop backup shop-$(date +%F).backup           every night, by cron
  shop backup latest.backup --force             over the file of that name
  shop backup usb.backup --passphrase-file pass.txt   opens anywhere with the passphrase`;

export const restoreHelp = `
FILE is what shop backup wrote. It is read and checked from end to end first; a cut or altered file, a wrong key or a
wrong passphrase changes nothing. Then all of it goes in at once, or none. A running server shows the restored shop by
itself; shoppers and members have to log in again. The history of what was changed is the backup's too, and then says
that it was restored, and what was there before.

It goes into the database of DATA_DIR or DATABASE_URL, wherever it was made: a shop moves to PostgreSQL with a backup
there and a restore here. An older version's backup is taken, a newer one's is refused.
Put the shop's secret key back first (DATA_DIR/secret.key or SECRET_KEY; older ones, DATA_DIR/secret.keys.old or
SECRET_KEYS_OLD): it opens the file and the bank details in it. A plain file, and one of a version that did not encrypt
yet, is taken with --plain only: anybody who could write to it could have changed it.

Examples:
  shop restore monday.backup                    into an empty shop (start it with DEMO=off)
  shop restore monday.backup --replace          the shop that is there now is gone for good: back it up first
  shop restore usb.backup --passphrase-file pass.txt
  shop restore of-last-year.backup --plain      made before backups were encrypted
  DATABASE_URL=postgres://… shop restore monday.backup`;
