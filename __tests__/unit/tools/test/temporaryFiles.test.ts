import { keepTemporaryFilesInMemory } from '../../../../src/tools/test/temporaryFiles';

describe('temporary files of the tests', () => {
  const given = process.env['TMPDIR'];
  afterEach(() => {
    if (given === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = given;
  });

  it('stay where TMPDIR has them', () => {
    process.env['TMPDIR'] = '/somewhere/else';
    keepTemporaryFilesInMemory();
    expect(process.env['TMPDIR']).toBe('/somewhere/else');
  });

  it('lie in memory or where they always did', () => {
    delete process.env['TMPDIR'];
    keepTemporaryFilesInMemory();
    expect([undefined, '/dev/shm']).toContain(process.env['TMPDIR']);
  });
});
