import { globalStyle } from '@vanilla-extract/css';

globalStyle('body', { margin: 0 });
globalStyle('#root', { display: 'contents' });
