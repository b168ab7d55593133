import { Unstyled } from '@storybook/addon-docs/blocks';
import componentPages from '../componentPages.ts';
import { Tile } from './Gallery.tsx';
import { Branded } from './GuideSections.tsx';
import { groupPages } from './galleryGroups.ts';
import { StoryPicture } from './StoryFrame.tsx';

const components = groupPages(componentPages, '').reduce((sum, { pages }) => sum + pages.length, 0);

const ways = [
  { name: 'See components', line: `All ${components}, live, with code`, path: 'docs/components--docs' },
  {
    name: 'Try a screen',
    line: 'Whole screens, in every state',
    path: 'docs/screens--docs',
  },
  {
    name: 'Make a brand',
    line: 'From five colors, with contrast checked',
    path: 'docs/foundations-brand-editor--docs',
  },
  { name: 'Embed the feed', line: 'One tag on any website', path: 'docs/embed-referral-feed-element--docs' },
] as const;

const brands = [
  {
    story: 'console-all-referrals--bridge-producer',
    name: 'Bridge',
    line: 'Producers find and claim referrals.',
  },
  { story: 'console-all-referrals--default', name: 'Advantage', line: 'Agents find and claim referrals.' },
] as const;

const screens = [
  {
    story: 'console-public-feed--default',
    name: 'Public feed',
    line: 'Visitors watch referrals arrive.',
  },
  {
    story: 'console-all-referrals--with-details',
    name: 'Referral details',
    line: 'Agents look closer, and claim.',
  },
  {
    story: 'marketplace-form-form--default',
    name: 'Marketplace form',
    line: 'Carriers say what they buy.',
  },
] as const;

const more = [
  ['Find by rule, text or token', 'find--docs'],
  ['Color', 'foundations-color--docs'],
  ['Type, space and icons', 'foundations-scales--docs'],
  ['Accessibility', 'foundations-accessibility--docs'],
  ['Voice', 'foundations-content-voice--docs'],
  ['Specification', 'specification-overview--docs'],
] as const;

/** The first page: the product in both brands, three of its screens, and four ways in. */
export function Home() {
  return (
    <Unstyled>
      <Branded>
        <div className="home">
          <h1>Advantage Console</h1>
          <p className="home-line">Building blocks for insurance referral marketplaces, in two brands.</p>
          <ul className="home-ways">
            {ways.map(({ name, line, path }) => (
              <li key={name}>
                <a href={`./?path=/${path}`} target="_top">
                  {name}
                </a>
                <p>{line}</p>
              </li>
            ))}
          </ul>
          <h2>One product, two brands</h2>
          <ul className="home-brands">
            {brands.map(({ story, name, line }) => (
              <Tile key={story} href={`./?path=/story/${story}`} name={name} line={line}>
                <StoryPicture id={story} />
              </Tile>
            ))}
          </ul>
          <h2>Screens</h2>
          <ul className="home-screens">
            {screens.map(({ story, name, line }) => (
              <Tile key={story} href={`./?path=/story/${story}`} name={name} line={line}>
                <StoryPicture id={story} />
              </Tile>
            ))}
          </ul>
          <nav aria-label="More" className="home-more">
            {more.map(([name, page]) => (
              <a key={page} href={`./?path=/docs/${page}`} target="_top">
                {name}
              </a>
            ))}
          </nav>
        </div>
      </Branded>
    </Unstyled>
  );
}
