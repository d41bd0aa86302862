/** The tab's title, with how much has come in since somebody looked: `(2) Orders – Jhabla & Co.` */
let title = '';
let badge = 0;

const paint = (): void => {
  document.title = badge > 0 ? `(${badge}) ${title}` : title;
};

export function setTitle(text: string): void {
  title = text;
  paint();
}

export function setBadge(count: number): void {
  badge = count;
  paint();
}
