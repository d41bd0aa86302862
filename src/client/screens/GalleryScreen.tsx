/**
 * Every part of ui in its states, at /gallery under `npm run dev` alone (app/router/routes): what a part looks like,
 * and whether the keyboard reaches it, without a shop that happens to be in that state.
 */
import { Flex } from 'antd';
import { createElement } from 'react';
import { parts } from './gallery/parts';
import type { States } from './gallery/samples';
import './galleryScreen.css';
import type { Screen } from './screen';

const names = Object.keys(parts).sort();
const idOf = (name: string): string => `gallery-${name}`;

function GalleryScreen() {
  return (
    <Flex vertical className="page gallery-screen">
      <h1 tabIndex={-1}>Gallery</h1>
      <nav aria-label="Parts">
        <ul role="list" className="gallery-index">
          {names.map((name) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {names.map((name) => (
        <Part key={name} name={name} states={parts[name] ?? {}} />
      ))}
    </Flex>
  );
}

function Part({ name, states }: { name: string; states: States }) {
  return (
    <section id={idOf(name)} aria-label={name} tabIndex={-1}>
      <h2>{name}</h2>
      {Object.entries(states).map(([state, shown]) => (
        <div key={state} className="gallery-state" role="group" aria-label={`${name}, ${state}`}>
          <h3>{state}</h3>
          {typeof shown === 'function' ? createElement(shown) : shown}
        </div>
      ))}
    </section>
  );
}

export const screen: Screen = { Component: GalleryScreen, unlisted: true, head: () => ({ title: 'Gallery' }) };
