import { renderToString } from 'react-dom/server';
import { everyComponent } from './everyComponent.tsx';
import { Host } from './Host.tsx';

/** Renders every component on the server. Returns the markup and React's warnings by component name. */
export function renderAll(): Readonly<Record<string, { markup: string; complaints: readonly string[] }>> {
  const complaints: string[] = [];
  console.error = console.warn = (...words) => complaints.push(words.join(' '));
  return Object.fromEntries(
    Object.entries(everyComponent).map(([name, element]) => [
      name,
      { markup: renderToString(<Host>{element}</Host>), complaints: complaints.splice(0) },
    ]),
  );
}
