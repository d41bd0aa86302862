/**
 * What the login and its neighbours look like: a drawing of the shop's beside a calm form; on a phone the form alone.
 */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { OwnPicture } from '../features/about/OwnPicture';
import type { OwnPictureName } from '../features/about/ownPictures';
import './accessPage.css';

export const ACCESS_TITLE = 'access-title';

interface Props {
  title: string;
  words: string;
  picture: OwnPictureName;
  children: ReactNode;
}

export function AccessPage({ title, words, picture, children }: Props) {
  return (
    <Flex className="page access">
      <div className="access-picture">
        <OwnPicture name={picture} shape="portrait" sizes="(max-width: 1280px) 40vw, 480px" alt="" />
      </div>
      <div className="access-card">
        <header>
          <h1 id={ACCESS_TITLE} tabIndex={-1}>
            {title}
          </h1>
          <p>{words}</p>
        </header>
        {children}
      </div>
    </Flex>
  );
}
