/**
 * A page that is read rather than shopped: one calm column of about 65 letters a line, below a heading and the running
 * stitch.
 */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { monthName } from '../lib/dates';
import { StitchDivider } from './StitchDivider';
import './textPage.css';

interface Props {
  title: string;
  /** What the page says, in a sentence or two. */
  lead: ReactNode;
  /** When its words last changed, `YYYY-MM`; for pages that people rely on. */
  changed?: string;
  children: ReactNode;
}

export function TextPage({ title, lead, changed, children }: Props) {
  return (
    <Flex vertical component="article" className="page text-page">
      <div className="text-page-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="text-page-lead">{lead}</p>
        {changed && (
          <p className="text-page-changed">
            Last changed: <time dateTime={changed}>{monthName(changed)}</time>
          </p>
        )}
      </div>
      <StitchDivider />
      {children}
    </Flex>
  );
}

export function TextSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="text-section">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
