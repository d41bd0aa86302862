/**
 * How something ended, in the place of a screen, with the way on. Ant Design's part carries drawings that none of ours
 * shows, so it comes when there is a result to tell.
 */
import { Suspense, lazy, type ReactNode } from 'react';
import { takeLostFocus } from '../browser/focus';
import { Waiting } from './Waiting';
import './screenResult.css';

const Result = lazy(() => import(/* webpackChunkName: "result" */ 'antd/es/result'));

interface Props {
  status: 'success' | 'info' | 'warning';
  title: string;
  text: ReactNode;
  /** The button that goes on, where it stands above what else there is. */
  action?: ReactNode;
  children?: ReactNode;
  /** Whether it stands beside a screen that has the page's heading. */
  isPart?: boolean;
}

export function ScreenResult({ status, title, text, action, children, isPart = false }: Props) {
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <Suspense fallback={<Waiting lines={2} />}>
      <Result
        status={status}
        className="screen-result"
        title={
          <Heading ref={takeLostFocus} tabIndex={-1}>
            {title}
          </Heading>
        }
        subTitle={text}
        extra={action}
      >
        {children}
      </Result>
    </Suspense>
  );
}
