import { Console } from '@advantage/console-kit';
import { useState } from 'react';
import type { DemoPerson } from './demoPeople.ts';
import { createStoryWorld } from './storyWorld.ts';

export interface StoryConsoleProps {
  /** The signed-in user. */
  readonly person: DemoPerson;
  /** Path and query of the page. */
  readonly path: string;
}

/** The complete console with an in-memory session and services, for stories. */
export function StoryConsole({ person, path }: StoryConsoleProps) {
  const [{ app }] = useState(() => createStoryWorld(person, path));
  return <Console {...app} />;
}
