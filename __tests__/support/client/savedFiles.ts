/**
 * What the browser was given to save or to show. jsdom can neither make a file's address nor follow it, so the test
 * notes both.
 */

export function savedFiles() {
  const files: { name: string; blob: Blob }[] = [];
  const addresses = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  const click = HTMLAnchorElement.prototype.click;

  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = (blob) => {
      const url = `blob:shop/${addresses.size}`;
      addresses.set(url, blob as Blob);
      return url;
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function save() {
      const blob = addresses.get(this.href);
      if (blob) files.push({ name: this.download, blob });
      else click.call(this);
    };
  });
  afterAll(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  });

  const last = () => {
    const file = files.at(-1);
    if (!file) throw new Error('Nothing was saved');
    return file;
  };
  const at = (url: string) => {
    const blob = addresses.get(url);
    if (!blob) throw new Error(`Nothing is at ${url}`);
    return blob.text();
  };
  return { at, newest: () => last().blob.text(), name: () => last().name, count: () => files.length };
}
