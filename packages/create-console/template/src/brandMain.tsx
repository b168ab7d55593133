import '@fontsource-variable/inter';
import '@advantage/ui/styles.css';
import './brand.css.ts';
import './page.css';
import { createRoot } from 'react-dom/client';
import { BrandSheet } from './BrandSheet.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<BrandSheet />);
