/** From page to page of a list. */
import Button from 'antd/es/button';
import { STAFF_PAGE_SIZE } from '../../contract/rules/staffOrderRules';
import { focusHeading } from '../browser/focus';
import './lists.css';

interface Props {
  /** As the address has it; '' for the first. */
  page: string | undefined;
  /** Rows on all pages. */
  total: number;
  onPage: (page: string) => void;
}

export function Pages({ page: asked, total, onPage }: Props) {
  const page = Number(asked ?? 1) || 1;
  const pages = Math.ceil(total / STAFF_PAGE_SIZE.usual);
  if (pages <= 1 && page <= 1) return null;
  const goTo = (next: number): void => {
    // Another page is read from its top; its button may be none there.
    focusHeading();
    onPage(next === 1 ? '' : String(next));
  };
  return (
    <nav className="pages" aria-label="Pages">
      <Button disabled={page <= 1} onClick={() => goTo(Math.max(1, Math.min(page - 1, pages)))}>
        Earlier page
      </Button>
      <span>
        {page} of {pages}
      </span>
      <Button disabled={page >= pages} onClick={() => goTo(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
