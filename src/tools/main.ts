/** `npm run tools -- NAME`: the tools that tell how the shop's code stands. Each says here what it is for. */
import path from 'node:path';
import { Command } from 'commander';
import { measureHouse } from './house/measureHouse';
import { houseReport } from './house/report';

const root = path.resolve(__dirname, '../..');

const program = new Command('tools').description('How the code of the shop stands.');

program
  .command('house')
  .description('sizes, importers, unused exports, import circles, references and the files of each journey')
  .option('--json', 'print JSON')
  .action(({ json = false }: { json?: boolean }) => {
    const house = measureHouse(root);
    process.stdout.write(json ? `${JSON.stringify(house, null, 2)}\n` : houseReport(house));
  });

program.parse();
