/** What the bench keeps of its parts, so that one can be measured without the others. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepFigures, readKept } from '../../../../src/tools/bench/keptFigures';
import { figure } from '../../../support/data/figures';

describe('the kept figures of the bench', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-figures-'));
    file = path.join(folder, 'performance', 'figures.json');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('are none before the first run', () => {
    expect(readKept(file)).toEqual({});
  });

  it('are replaced for the part that is measured again, and stay for the others', () => {
    const web = { machine: 'one', figures: [figure('web.home.lcp', 700, { unit: 'ms', control: 536 })] };
    keepFigures(file, 'web', { machine: 'one', figures: [figure('web.home.lcp', 900), figure('web.gone', 1)] });
    keepFigures(file, 'growth', { machine: 'two', figures: [figure('growth.search.150', 1.2)] });
    keepFigures(file, 'web', web);
    const kept = readKept(file);
    expect(Object.keys(kept)).toEqual(['web', 'growth']);
    expect(kept['web']).toEqual(web);
    expect(kept['growth']?.figures).toHaveLength(1);
  });

  it('are refused where the file holds something else', () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '{"web":{"figures":"fast"}}');
    expect(() => readKept(file)).toThrow();
  });
});
