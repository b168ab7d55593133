import type * as en from './en.ts';

/** A translated catalog: every text of an area, and no others. */
type Spanish<Area> = Required<Area>;

/** The application frame. */
export const shell: Spanish<typeof en.shell> = {
  navigation: 'Navegación',
  main: 'Principal',
  planned: (place) => `${place}, aún no disponible`,
};

/** Saves with an unknown outcome. */
export const writes: Spanish<typeof en.writes> = {
  unknownOutcome: 'Se perdió la conexión, así que no se sabe si esto se guardó.',
  pageLeft: 'Se salió de la página antes de que el servicio respondiera.',
};

/** The link that skips the navigation. */
export const skipLink: Spanish<typeof en.skipLink> = {
  skip: 'Ir al contenido',
};

/** Pending buttons, for screen readers. */
export const button: Spanish<typeof en.button> = {
  pending: 'en proceso',
  pendingLabel: (label) => `${label}, en proceso`,
};

/** Content that is loading. */
export const loading: Spanish<typeof en.loading> = {
  loading: 'Cargando',
};

/** Content that couldn't be loaded. */
export const errorState: Spanish<typeof en.errorState> = {
  failed: (what) => `${what}.`,
  since: (what, time) => `${what} desde: ${time}.`,
  retrying: 'Reintentando',
  retry: 'Reintentar',
};

/** Components whose code couldn't be loaded. */
export const lazyComponent: Spanish<typeof en.lazyComponent> = {
  failed: 'No se pudo cargar esta parte. Vuelva a cargar la página para intentarlo de nuevo',
};

/** All form controls. */
export const field: Spanish<typeof en.field> = {
  required: 'Obligatorio',
  to: 'a',
  noResults: 'No hay resultados.',
};

/** Lists of checkboxes. */
export const checkboxGrid: Spanish<typeof en.checkboxGrid> = {
  find: 'Buscar',
  selected: (count, total) => `${count} de ${total}`,
  required: ', obligatorio',
  noResults: 'No hay resultados.',
  selectAll: 'Seleccionar todo',
  selectShown: 'Seleccionar lo visible',
  selectNone: 'No seleccionar nada',
  clearShown: 'Borrar lo visible',
  shown: (count) => (count === 1 ? '1 visible' : `${count} visibles`),
};

/** Keys that a number field rejects. */
export const numberField: Spanish<typeof en.numberField> = {
  noNegative: 'No se permiten números negativos.',
  wholeOnly: 'Solo números enteros.',
  numbersOnly: 'Solo números.',
  maxDigits: (count) => (count === 1 ? 'Como máximo 1 dígito.' : `Como máximo ${count} dígitos.`),
  maxDecimals: (count) => (count === 1 ? 'Como máximo 1 decimal.' : `Como máximo ${count} decimales.`),
};

/** Search fields. */
export const searchField: Spanish<typeof en.searchField> = {
  clear: 'Borrar la búsqueda',
};

/** Fields for keys and passwords. */
export const secretField: Spanish<typeof en.secretField> = {
  show: (label) => `Mostrar ${label}`,
  hide: (label) => `Ocultar ${label}`,
};

/** Selects. */
export const select: Spanish<typeof en.select> = {
  search: 'Buscar',
  placeholder: 'Seleccione una opción',
};

/** Times of day. */
export const timeField: Spanish<typeof en.timeField> = {
  endOfDay: 'Fin del día',
  noon: 'Mediodía',
  midnight: 'Medianoche',
  notATime: 'Escriba una hora, como 9:00 a. m. o 17:30.',
  showTimes: (label) => `Mostrar sugerencias ${label}`,
  times: (label) => `Sugerencias ${label}`,
};

/** Tags that can be removed. */
export const tag: Spanish<typeof en.tag> = {
  remove: (item) => `Quitar ${item}`,
};

/** Lists of codes or addresses. */
export const tagInput: Spanish<typeof en.tagInput> = {
  more: (count) => `${count} más`,
  showAll: 'Mostrar todo',
  showAsList: 'Mostrar como lista',
  editAsText: 'Editar como texto',
  separateWithCommas: 'Separe los elementos con comas.',
  hint: (count) =>
    count === 0
      ? 'Separe los elementos con comas o con la tecla Entrar.'
      : `${count} en la lista. Use las flechas al comienzo del texto para llegar a ellos.`,
  added: (what) => `Se agregó ${what}`,
  removed: (item) => `Se quitó ${item}`,
  pressAgain: (item) => `${item}: presione Retroceso otra vez para quitarlo`,
};

/** The number of errors in a part of a form, for screen readers. */
export const countBadge: Spanish<typeof en.countBadge> = {
  errors: (count) => (count === 1 ? 'error' : 'errores'),
  nouns: (count, noun) => (count === 1 ? noun : `${noun}s`),
};

/** Dialogs and side panels. */
export const dialog: Spanish<typeof en.dialog> = {
  close: 'Cerrar',
};

/** Toasts, and the history of past ones. */
export const toast: Spanish<typeof en.toast> = {
  close: 'Cerrar',
  messages: 'Mensajes',
  newestFirst: 'Mensajes, los más recientes primero',
};

/** Pagination of a list. */
export const pager: Spanish<typeof en.pager> = {
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
};

// The month is a word, because people in the United States read 11/9/26 as November 9, whatever the language of the
// page.
const shortDates = /* @__PURE__ */ new Intl.DateTimeFormat('es-US', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
});

const times = /* @__PURE__ */ new Intl.DateTimeFormat('es-US', { hour: 'numeric', minute: '2-digit' });

/** Ages and dates. */
export const time: Spanish<typeof en.time> = {
  shortDate: (date) => shortDates.format(date),
  timeOfDay: (date) => times.format(date),
  new: 'Nuevo',
  today: 'Hoy',
  minutesAgo: (count) => `Hace ${count} min`,
  daysAgo: (count) => (count === 1 ? 'Hace 1 día' : `Hace ${count} días`),
  minutesLeft: (count) => (count === 1 ? 'Queda 1 minuto' : `Quedan ${count} minutos`),
};

const dollars = /* @__PURE__ */ new Intl.NumberFormat('es-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const decimals = /* @__PURE__ */ new Intl.NumberFormat('es-US');

/** Amounts of money and numbers. */
export const numbers: Spanish<typeof en.numbers> = {
  money: (amount) => dollars.format(amount),
  number: (value) => decimals.format(value),
};
