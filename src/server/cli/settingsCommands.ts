/** Commands for what the owner sets of the shop: whom it is paid to, and how it hears of what it has to do. */
import { InvalidArgumentError, type Command } from 'commander';
import { settingFaults, settingFits, type SettingName, type SettingValues } from '../../contract/rules/shopSettings';
import { makeShopSettings, type ShopSettingsDesk } from '../areas/settings/settings.service';
import { CommandError } from './failure';
import { table } from './format';
import { makePrint } from './print';
import { cliNameOf, settingCliNames, settingsText } from './settingsViews';
import type { Shop } from './shop';
import { whoOf } from './who';

const names = Object.keys(settingCliNames).join(', ');

const showHelp = `
A setting that was set here or at /admin stands over the environment's, which counts where none was set.`;

const setHelp = `
  upi-id         whom orders are paid to by UPI, such as shop@bank; "" for nobody: the team calls about the payment
  payee          the name that payment apps show; "" for the brand's
  mail           where the shop is told of what it has to act on; "" for its own address (shop home set email)
  alerts         at-once (a mail each), hourly (one mail), or off
  unpaid-days    days from when its shipping was said until an unpaid order is overdue; 0 is never
A running shop goes by it at once, in every process. It is written down who changed what, with the UPI id masked.

Examples:
  shop settings set upi-id yourshop@okbank
  shop settings set mail orders@shop.example
  shop settings set alerts hourly`;

const clearHelp = `
Example:
  shop settings clear upi-id           UPI_ID of the environment counts again`;

const nameOf = (given: string): SettingName => {
  const name = settingCliNames[given];
  if (!name) throw new InvalidArgumentError(`There are ${names}.`);
  return name;
};

function valueOf(name: SettingName, text: string): Partial<SettingValues> {
  const tidy = text.trim();
  if (!settingFits[name](tidy)) throw new CommandError(settingFaults[name]);
  return { [name]: name === 'unpaidDays' ? Number(tidy) : tidy };
}

export function addSettingsCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);

  const withSettings = <T>(work: (settings: ShopSettingsDesk) => Promise<T>): Promise<T> =>
    withDatabase((database, config) => work(makeShopSettings({ database, clock: io.clock, config })));

  const change = (name: SettingName, values: Parameters<ShopSettingsDesk['change']>[0]['values']): Promise<void> =>
    withSettings(async (desk) => {
      const isChanged = await desk.change({ values, who: whoOf(io) });
      const settings = await desk.show();
      const what = cliNameOf(name);
      const now = settingsText(settings)
        .filter(([one]) => one === what)
        .map(([, value, from]) => `${what} is ${value} (${from}).`);
      print(settings, [...now, ...(isChanged ? [] : ['It was so already.'])].join(' '));
    });

  const settings = program.command('settings').description('whom the shop is paid to, and how it hears of its orders');

  settings
    .command('show')
    .description('every setting, and where it comes from')
    .addHelpText('after', showHelp)
    .action(async () => {
      const now = await withSettings((desk) => desk.show());
      print(now, table(['Setting', 'Value', 'From'], settingsText(now)));
    });

  settings
    .command('set')
    .argument('<name>', names, nameOf)
    .argument('<value>', 'what it is to be')
    .description('set one; it stands over the environment')
    .addHelpText('after', setHelp)
    .action((name: SettingName, value: string) => change(name, valueOf(name, value)));

  settings
    .command('clear')
    .argument('<name>', names, nameOf)
    .description('take one away: the environment’s counts again')
    .addHelpText('after', clearHelp)
    .action((name: SettingName) => change(name, { [name]: null }));
}
