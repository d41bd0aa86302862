import type { Command } from 'commander';
import { examine } from './doctor/examine';
import type { Finding } from './doctor/finding';
import { CommandError } from './failure';
import { makePrint } from './print';
import type { Shop } from './shop';

const help = `
Looks at the settings (an owner's too), the data folder, the disk, the database and its integrity, pictures, mails, wrong logins, the
proxy, the secret key and what strangers see (each place that still says what came with the shop), with the settings of this shell: give it those that the shop runs with.
Each line says what was found and, where that is not well, what to do.
It changes nothing but the tables of an older shop, which it brings up to date as a start does. The exit code is 1 when something is broken, and 0
when there are only warnings.

Examples:
  shop doctor                                    after an installation, an update, a restore
  shop --json doctor                             for a program that watches the shop`;

export function addDoctorCommand(program: Command, { io }: Shop): void {
  program
    .command('doctor')
    .description('check that the shop is well, and say what to do where it is not')
    .addHelpText('after', help)
    .action(async () => {
      const findings = await examine(io);
      makePrint(program, io)(findings, reportText(findings));
      if (findings.some(({ state }) => state === 'broken')) throw new CommandError('Something is broken.');
    });
}

const words = { ok: 'ok', warning: 'warning', broken: 'BROKEN' } as const;

const reportText = (findings: Finding[]): string =>
  findings
    .map(
      ({ check, state, found, advice }) =>
        `${words[state].padEnd(9)}${check.padEnd(13)}${found}${advice ? `\n${' '.repeat(22)}→ ${advice}` : ''}`,
    )
    .join('\n');
