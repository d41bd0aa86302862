/** Says of a link that it leaves the shop's tab, for a screen reader; behind the link's own words. */
export const NEW_TAB = '(opens in a new tab)';

export const NewTabNote = () => <span className="visually-hidden">{` ${NEW_TAB}`}</span>;
