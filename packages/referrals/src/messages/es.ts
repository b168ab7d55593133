/**
 * US Spanish.
 *
 * A referral is a "referido", and claiming one is "tomar": the agent takes it and pays. "Reclamar" would mean filing an
 * insurance claim. Users are addressed as "usted". Names of types (CIR, CCR) and of the product (Claim-it) aren't
 * translated.
 */
import type * as en from './en.ts';

/** An area in Spanish: all of its texts, and no others. */
type Spanish<Area> = Required<Area>;

/** The verb in the name of the claim action, `status.claimNow`: 'Tomar' for 'Tomar ahora'. */
const verb = (action: string) => action.replace(/ ahora$/i, '');

/** Headings of list and export columns. In English, the heading is the name itself. */
export const headings: Spanish<typeof en.headings> = {
  Delivered: 'Entregado',
  Type: 'Tipo',
  Status: 'Estatus',
  'Old price': 'Precio anterior',
  'Limited Time': 'Tiempo limitado',
  Category: 'Categoría',
  Location: 'Ubicación',
  'Policy Type': 'Tipo de póliza',
  Industry: 'Industria',
  '# Employees': 'Núm. de empleados',
  'Years in Business': 'Años activo',
  'Est. Premium': 'Prima est.',
  'Agencies Notified': 'Agencias notificadas',
  'Assigned To': 'Asignado a',
  Notes: 'Notas',
  'Talk now': 'Hablar ya',
  'Talk now price': 'Precio por hablar ya',
  Standard: 'Estándar',
  'Standard referral': 'Referido estándar',
  Price: 'Precio',
  'Call-in': 'Por llamada',
  'Call-in referral': 'Referido por llamada',
  Acquired: 'Adquirido',
  Name: 'Nombre',
  'City/State': 'Ciudad/Estado',
  'Line of Business': 'Línea de negocio',
  Phone: 'Teléfono',
  Email: 'Correo electrónico',
  Purchased: 'Comprado',
  'Purchased By': 'Comprado por',
  'Sold Price': 'Precio de venta',
  'Marketplace Status': 'Estatus en el mercado',
  Age: 'Antigüedad',
  'Industry (NAICS)': 'Industria (NAICS)',
  Selection: 'Selección',
};

/** Marketplace and progress statuses, and why a row is grayed out. */
export const statusNames: Spanish<typeof en.statusNames> = {
  Available: 'Disponible',
  Claimed: 'Tomado',
  Settled: 'Liquidado',
  Incoming: 'Entrante',
  Delivered: 'Entregado',
  Assigned: 'Asignado',
  'On Hold': 'En espera',
  Ineligible: 'No elegible',
  Undefined: 'Sin definir',
  Transferred: 'Transferido',
  Open: 'Abierto',
  'In Progress': 'En curso',
  'Quote Sent': 'Cotización enviada',
  Bound: 'Póliza emitida',
  'Unable to Service': 'No se puede atender',
  'Claimed by another agent': 'Lo tomó otro agente',
  'No longer available': 'Ya no está disponible',
};

/** Labels of a claim in flight. */
export const pending: Spanish<typeof en.pending> = {
  check: 'Verificando',
  talk: 'Conectando',
  claim: (action) => (/^tomar/i.test(action) ? 'Tomando' : 'Procesando'),
};

/** Claiming a referral, and the outcomes of a claim. */
export const claim: Spanish<typeof en.claim> = {
  tooLate: 'Se acabó el tiempo. Este referido ya no se puede tomar.',
  noPrice: 'Este referido todavía no tiene precio.',
  claimOf: (name, action) => `${verb(action)} ${name}`,
  claimButton: (price, action) => `${verb(action)} por ${price}`,
  talkNowButton: (price) => `Hablar ya por ${price}`,
  failed: (subject) => `No se pudo tomar ${subject}.`,
  costs: (subject, price) => `El costo de ${subject} es ${price}.`,
  expired: (subject) => `Se acabó el tiempo de ${subject}.`,
  gone: (subject) => `Ya no está disponible ${subject}.`,
  priceChanged: (price, name) => `El precio${name === undefined ? '' : ` de ${name}`} ahora es ${price}.`,
  stillAvailable: (subject) => `Todavía está disponible ${subject}. No se ha cobrado nada.`,
  details: 'Detalles',
  close: 'Cerrar',
  talkNowFor: (price) => `¿Hablar ya por ${price}?`,
  claimFor: (price, action) => `¿${verb(action)} por ${price}?`,
  cancel: 'Cancelar',
  thisReferral: 'este referido',
  nothingCharged: 'No se ha cobrado nada.',
  yours: (subject) => `Ahora es suyo: ${subject}.`,
  paid: (price) => `Usted pagó ${price}.`,
  lost: (subject) => `Otro agente acaba de tomar ${subject ?? 'este referido'}.`,
  claimedElsewhere: (subject) => `Se acaba de tomar a su nombre: ${subject}.`,
  nothingMoreCharged: 'No se ha cobrado nada más.',
  balanceTooLow: 'Su saldo prepagado es insuficiente.',
  balanceWasTooLow: (price) => `Su saldo prepagado era insuficiente para ${price}.`,
  checking: 'Verificando si el referido quedó a su nombre…',
  theReferral: 'el referido',
  unconfirmed: 'La operación no se confirmó.',
  open: 'Abrir',
};

/** Which referrals a list shows: those in the user's appetite, or all. */
export const scopes: Spanish<typeof en.scopes> = {
  'in-appetite': 'Dentro de mi apetito',
  all: 'Todos los referidos',
};

/** The details panel. */
export const details: Spanish<typeof en.details> = {
  email: 'Correo',
  call: 'Llamar',
  premium: 'Prima est.',
  delivered: 'Entregado',
  age: 'Edad',
  gender: 'Sexo',
  industry: 'Industria',
  employees: 'Empleados',
  policyType: 'Tipo de póliza',
  currentlyInsured: 'Asegurado actualmente',
  medicalExam: 'Examen médico',
  yes: 'Sí',
  no: 'No',
  assignedTo: 'Asignado a',
  yearsInBusiness: 'Años activo',
  progress: 'Avance',
  none: 'Ninguno',
  detailsFailed: 'No se pudieron cargar los detalles.',
  retry: 'Reintentar',
  fromList: 'Se muestran los detalles de la lista.',
  gone: 'Este referido ya no está disponible.',
  failed: 'No se pudo cargar el referido',
  notFound: 'No se encontró el referido',
  loading: 'Cargando los detalles',
  seeNext: 'Ver el siguiente referido',
  previous: 'Referido anterior',
  next: 'Referido siguiente',
  message: 'Mensaje',
  noContact: 'No dio teléfono ni correo electrónico.',
  details: 'Detalles del referido',
  streetView: 'Vista de la calle de la dirección',
  categories: { CL: 'Comercial', PL: 'Personal', 'L&A': 'Vida y anualidades' },
  position: (index, total) => `${index} de ${total}`,
  hidden: 'Los datos de contacto están ocultos.',
  locked: (action) => `Nombre, teléfono, correo y dirección al ${verb(action).toLowerCase()}lo`,
  lockedBusiness: (action) =>
    `Nombre, negocio, teléfono, correo y dirección al ${verb(action).toLowerCase()}lo`,
  shownOnceClaimed: 'Los datos de contacto aparecen cuando se toma el referido.',
};

/** The public feed. */
export const feed: Spanish<typeof en.feed> = {
  heading: 'Referidos de seguros en vivo',
  label: 'Referidos de seguros',
  state: 'Estado',
  sort: 'Ordenar por',
};

const dollarsAndCents = /* @__PURE__ */ new Intl.NumberFormat('es-US', {
  style: 'currency',
  currency: 'USD',
});
const dayAndMonth = /* @__PURE__ */ new Intl.DateTimeFormat('es-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const dates = /* @__PURE__ */ new Intl.DateTimeFormat('es-US', { dateStyle: 'medium' });
const oneDay = 86_400_000;

/** Claim-It Transactions: their days and totals. */
export const transactions: Spanish<typeof en.transactions> = {
  price: (amount) => dollarsAndCents.format(amount),
  day(day, today) {
    if (day === null) return 'Fecha desconocida';
    if (day === today) return 'Hoy';
    return Math.round((today - day) / oneDay) === 1 ? 'Ayer' : dayAndMonth.format(day);
  },
  onThisPage: (count) => `${count} en esta página`,
  of: (count, number) => `· ${count} ${number === 1 ? 'transacción' : 'transacciones'}`,
  ofPage: (count, number) => `en esta página · ${count} ${number === 1 ? 'transacción' : 'transacciones'}`,
  ofRange: (count, number, at) => `· ${count} ${number === 1 ? 'transacción' : 'transacciones'} a las ${at}`,
  dates: 'Fechas',
  thisPage: 'Esta página',
  ranges: {
    today: 'Hoy',
    last7: 'Últimos 7 días',
    last30: 'Últimos 30 días',
    thisMonth: 'Este mes',
    lastMonth: 'El mes pasado',
    all: 'Todas las fechas',
  },
  chooseDates: 'Elegir fechas…',
  from: 'Desde',
  to: 'Hasta',
  show: 'Mostrar transacciones',
  days: (from, to) => dates.formatRange(from, to),
  stopped: (done, total) => `Se detuvo en ${done} de ${total}.`,
  incomplete: 'Algunas transacciones no se pudieron leer.',
  failed: 'Intentar de nuevo',
  adding: (done, total) => `${done} de ${total} · Cancelar`,
};

/** Headings of the lists, and messages of empty ones. */
export const screens: Spanish<typeof en.screens> = {
  marketplace: 'Mercado Claim-it',
  all: 'Todos los referidos',
  available: 'Referidos Claim-It',
  acquiredName: 'Referidos adquiridos',
  allReferrals: 'Todos los referidos',
  justDelivered: 'recién entregados',
  yoursToCall: 'suyos para llamar',
  noneAcquired: 'Todavía no hay referidos adquiridos',
  claimedShowHere: () =>
    'Los referidos que usted tome aparecen aquí, con los datos de contacto del consumidor.',
  accountShowsHere: 'Los referidos que su cuenta adquiera aparecen aquí.',
  acquired: 'Referidos adquiridos',
  referrals: 'Referidos',
  noneRecent: 'No hay referidos recientes',
  recentShowHere: 'Los referidos nuevos aparecen aquí cuando se entregan.',
  recent: 'Referidos recientes',
  none: 'Todavía no hay referidos',
  showHere: 'Los referidos nuevos aparecen aquí cuando llegan.',
  noneClaimed: 'Todavía no hay transacciones',
  noneOnTheseDays: 'No hay transacciones en estas fechas',
  chooseOtherDates: 'Elija otras fechas arriba.',
  claimedByAgentsShowHere: 'Los referidos aparecen aquí cuando los agentes los toman.',
  transactions: 'Transacciones de Claim-it',
};

/** Keyboard shortcuts. */
export const keys: Spanish<typeof en.keys> = {
  shortcuts: 'Atajos de teclado',
  nextRow: 'Fila siguiente',
  previousRow: 'Fila anterior',
  openDetails: 'Abrir los detalles',
  closeDetails: 'Cerrar los detalles',
  claimOrTalk: (action) => `${verb(action)} o hablar ya`,
  confirm: 'Confirmar',
  filters: 'Filtros',
  switch: 'Atajos de una sola tecla',
  note: 'No funcionan mientras escribe. Se guarda en este dispositivo.',
};

/** Names of keys on a keyboard. */
export const keyNames: Spanish<typeof en.keyNames> = {
  Down: 'Abajo',
  Up: 'Arriba',
  Enter: 'Entrar',
  Esc: 'Esc',
};

/** How up to date a list is, and how many rows are new. */
export const live: Spanish<typeof en.live> = {
  live: 'En vivo',
  new: (count) => (count === 1 ? '1 nuevo' : `${count} nuevos`),
  newRows: (count) => (count === 1 ? '1 referido nuevo' : `${count} referidos nuevos`),
  paused: 'En pausa',
  signIn: 'Debe iniciar sesión',
  connecting: 'Conectando',
  reconnectingNow: 'Reconectando',
  noAccess: 'Sin acceso',
  ago: (count, unit) => `${count} ${unit}`,
  reconnecting: (time) => `Última actualización: ${time} · reconectando`,
  updated: (age) => `Actualizado hace ${age}.`,
  pressToPause: 'Presione para pausar.',
  pressToResume: 'Presione para reanudar.',
};

/** The filters of a list. On phones each has a label. */
export const filterBar: Spanish<typeof en.filterBar> = {
  filters: 'Filtros',
  orderAndFilters: 'Orden y filtros',
  shown: 'Referidos que se muestran',
  show: 'Mostrar',
  showClaimed: 'Mostrar tomados',
  dates: 'Fechas',
  delivered: 'Entregado',
  state: 'Estado',
  sort: 'Orden',
  done: 'Listo',
};

const span = (days: number) => (days > 3 ? `los últimos ${days} días` : `las últimas ${days * 24} horas`);

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Filters, and messages for a list without matches. */
export const filters: Spanish<typeof en.filters> = {
  withinLast: span,
  last: (days) => (days > 3 ? `${days} días` : `${days * 24} horas`),
  activity: (days) => `Toda la actividad de referidos de ${span(days)}`,
  allStates: 'Todos los estados',
  clearTheState: 'Quite el estado',
  newShowHere: 'Los referidos nuevos aparecen aquí cuando llegan',
  noMatch: 'Ningún referido coincide con estos filtros',
  clearState: 'Quitar el estado',
  noneOnPage: 'No hay referidos en esta página',
  endsBefore: 'La lista ahora tiene menos páginas.',
  firstPage: 'Primera página',
  anyState: 'Todos los estados',
  noResults: 'No hay resultados.',
};

/** The periods of the date filter, and suggestions to widen it when a list is empty. */
export const periods: Spanish<typeof en.periods> = {
  last: (days) => capitalized(span(days).slice('los '.length)),
  either: (step, other) => `${step} o ${other}`,
  widenTheDatesToo: 'amplíe las fechas',
  widenTheDates: 'Amplíe las fechas',
};

/** The menu of a list's tools. */
export const tools: Spanish<typeof en.tools> = {
  skip: 'Ir a los referidos',
  tools: 'Herramientas',
  columns: 'Columnas',
  order: 'Orden',
  views: 'Vistas guardadas',
  alerts: 'Alertas',
  select: 'Seleccionar filas',
  doneSelecting: 'Dejar de seleccionar',
  export: 'Exportar',
  terms: 'Tipos y estados',
  keys: 'Atajos de teclado',
  pause: 'Pausar las actualizaciones',
  resume: 'Reanudar las actualizaciones',
  on: 'Sí',
  off: 'No',
  stopped: 'Detenidas',
};

/** The column picker. */
export const columnTools: Spanish<typeof en.columnTools> = {
  usualWidth: 'Ancho predeterminado',
  wider: 'Más ancha',
  narrower: 'Más estrecha',
  columnMenu: (label) => `Columna ${label}`,
  hide: (label) => `Ocultar ${label}`,
  standard: 'Estándar',
  compact: 'Compacta',
  roomy: 'Amplia',
  rowHeight: 'Altura de las filas',
  columns: 'Columnas',
  reset: 'Restablecer',
  more: (label) => `Más opciones de ${label}`,
  forward: 'Mover hacia adelante',
  back: 'Mover hacia atrás',
  pin: 'Fijar a la izquierda',
  unpin: 'Dejar de fijar',
  pinned: (label) => `Columna fija a la izquierda: ${label}`,
  unpinned: (label) => `Columna ya no fija: ${label}`,
  moved: (label, place, count) => `${label}, columna ${place} de ${count}`,
};

/** The order of a list: after its name, and on phones on the button that changes it. */
export const orders: Spanish<typeof en.orders> = {
  newest: { line: 'primero los más nuevos', short: 'Más nuevos' },
  oldest: { line: 'primero los más antiguos', short: 'Más antiguos' },
  soonest: { line: 'primero los que cierran antes', short: 'Cierran antes' },
  latest: { line: 'primero los que cierran después', short: 'Cierran después' },
  none: { line: 'en el orden del servicio', short: 'Sin ordenar' },
  by: (column, direction) => ({ line: `por ${column}, ${direction}`, short: `${column}, ${direction}` }),
  down: 'de mayor a menor',
  up: 'de menor a mayor',
  fromA: 'de la A a la Z',
  fromZ: 'de la Z a la A',
};

/** Selected rows. */
export const selection: Spanish<typeof en.selection> = {
  selection: 'Selección',
  selectPage: 'Seleccionar todo en esta página',
  select: (title, place) => `Seleccionar ${title}${place === null ? '' : `, ${place}`}`,
  nothing: 'Nada seleccionado',
  count: (count) => (count === 1 ? '1 referido seleccionado' : `${count} referidos seleccionados`),
  export: 'Exportar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar',
  copy: 'Copiar',
  open: 'Abrir',
  clear: 'Borrar',
  done: 'Listo',
};

/** Cells of every list. */
export const cells: Spanish<typeof en.cells> = {
  directCall: 'Llamada',
  notApplicable: (category) => `N/A (${category})`,
  new: 'NUEVO',
};

/** Cells and referral names in lists that require sign-in. */
export const memberCells: Spanish<typeof en.memberCells> = {
  secondaryPartner: 'Socio secundario',
  inPlace: (title, place) => `${title} en ${place}`,
  earlier: 'Anteriores',
};

/** Calling or emailing the consumer of an acquired referral, and copying contact details. */
export const contact: Spanish<typeof en.contact> = {
  call: 'Llamar',
  email: 'Correo',
  copy: {
    phone: 'Copiar el teléfono',
    email: 'Copiar el correo',
    address: 'Copiar la dirección',
    link: 'Copiar el enlace',
  },
  copied: {
    phone: 'Teléfono copiado',
    email: 'Correo copiado',
    address: 'Dirección copiada',
    link: 'Enlace copiado',
  },
  copyFailed: {
    phone: 'No se pudo copiar el teléfono',
    email: 'No se pudo copiar el correo',
    address: 'No se pudo copiar la dirección',
    link: 'No se pudo copiar el enlace',
  },
};

/** The line above the pager that counts the rows. */
export const paging: Spanish<typeof en.paging> = {
  empty: 'Se muestran 0 a 0 de 0 referidos',
  showing: (from, to, total) => `Se muestran ${from} a ${to} de ${total} referidos`,
};

/** The status button. */
export const status: Spanish<typeof en.status> = {
  claimNow: 'Tomar ahora',
  claimNowFor: (price, action) => `${action} - ${price}`,
  was: (price) => `antes ${price}`,
  talkNowFor: (price) => `Hablar ya (${price})`,
  talkNow: 'Hablar ya',
};

/** The countdown of a status, and the 'Talk now' button. */
export const timedStatus: Spanish<typeof en.timedStatus> = {
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  left: (clock) => `quedan ${clock}`,
  fell: (price, clock) => `antes ${price}, bajó hace ${clock}`,
  talkNow: 'Hablar ya',
  talkNowFor: (price) => `Hablar ya - ${price}`,
  timeUp: 'Se acabó el tiempo',
  youPay: (price) => `usted paga ${price}`,
};

/** The sign-up invitation in the public feed. */
export const signUp: Spanish<typeof en.signUp> = {
  question: '¿Quiere recibir referidos como este?',
  offer:
    'Suscríbase a Advantage y reciba prospectos de seguros con gran interés, que llegan por sí solos y coinciden con su apetito.',
  start: 'Obtener Advantage ahora',
  signedUp: '¿Ya tiene una cuenta?',
  close: 'Cerrar',
  employees: (count) => (count === 1 ? '1 empleado' : `${count} empleados`),
  years: (count) => (count === 1 ? '1 año de actividad' : `${count} años de actividad`),
};

/** Texts that differ between brands. */
export const brandTexts: Spanish<typeof en.brandTexts> = {
  'Log in now': 'Inicie sesión ahora',
};

/** The table, and its loading and error messages. */
export const table: Spanish<typeof en.table> = {
  detailsSuffix: ', detalles',
  refreshFailed: 'No se pudieron actualizar los referidos',
  refreshRefused: 'El servicio negó el acceso a estos referidos',
  signInRequired: 'Debe iniciar sesión',
  signInText:
    'El servicio envía estos referidos solo a quienes han iniciado sesión. Si ya lo hizo, cierre la sesión y vuelva a iniciarla.',
  noAccess: 'No tiene acceso a estos referidos',
  noAccessText: 'Pida acceso a su administrador.',
  loadFailed: 'No se pudieron cargar los referidos',
  loading: 'Cargando referidos',
  rejected: (count) =>
    count === 1 ? 'No se pudo leer 1 referido.' : `No se pudieron leer ${count} referidos.`,
  unreadable: 'No se pudieron leer estos referidos',
  unreadableText: 'El servicio los envió en un formato desconocido. Consulte a su mesa de ayuda.',
  retry: 'Reintentar',
};

/** The status of a recent referral. */
export const recentStatuses: Spanish<typeof en.recentStatuses> = {
  Settled: 'Liquidado',
  Available: 'Disponible para tomar',
  Claimed: 'Referido tomado',
  Ineligible: 'No elegible',
  Assigned: 'CCR asignado',
};

/** The popover that explains Status. */
export const statusHelp: Spanish<typeof en.statusHelp> = {
  available: 'Un referido en tiempo real, disponible para suscriptores de Claim-it.',
  claimed:
    'Lo compró un agente independiente o un socio. Los datos del consumidor se comparten exclusivamente con quien lo compró.',
  assigned: 'Se entregó al socio que mejor se ajusta a las necesidades del consumidor.',
  demo: 'Reservar una demostración',
  title: 'Qué significa el estatus',
};

/** The popover that explains Type. */
export const typeHelp: Spanish<typeof en.typeHelp> = {
  title: 'Qué significa el tipo',
  terms: [
    {
      name: 'CCR – Referido elegido por el consumidor',
      meaning: 'El consumidor elige la agencia al buscar un agente.',
    },
    {
      name: 'CIR – Referido Claim-it',
      meaning:
        'Prospectos exclusivos que coinciden con su apetito; los suscriptores los toman cuando quieren.',
    },
    { name: 'WT-CIR – CIR con transferencia en vivo', meaning: 'El consumidor llama.' },
    {
      name: 'PCR – Referido prémium',
      meaning: 'Se entrega automáticamente según apetito, ubicación y nivel de suscripción.',
    },
    {
      name: 'CTR – Referido telefónico del consumidor',
      meaning: 'El consumidor llama a través de un anuncio con seguimiento.',
    },
  ],
};

/** Alerts about new referrals. */
export const alerts: Spanish<typeof en.alerts> = {
  notify: 'Avisarme de referidos nuevos',
  checks: (seconds) =>
    `Revisa cada ${seconds} segundos mientras esta página está abierta. Las pestañas en segundo plano pueden revisar con menos frecuencia.`,
  viewDeleted:
    'Las alertas se detuvieron porque se eliminó su vista guardada. Elija de qué quiere recibir alertas.',
  about: 'Avisarme de',
  deletedView: 'Vista eliminada',
  everyNew: 'Todos los referidos nuevos',
  test: 'Enviar una alerta de prueba',
  cannotSave: 'Este navegador no puede guardar la configuración. Se restablece al cerrar la página.',
  newReferral: 'Referido nuevo',
  example: 'Así se ve una alerta.',
  blocked:
    'Las notificaciones están bloqueadas. Permítalas para este sitio en la configuración del navegador.',
  unsupported: 'Este navegador no admite notificaciones.',
  how: 'Cómo',
  count: 'Mostrar la cantidad en el título de la pestaña',
  sound: 'Sonido',
  desktop: 'Notificación de escritorio cuando estoy en otra ventana',
  quietHours: 'Horas de silencio',
  quietHint: 'Silencia los sonidos y las notificaciones.',
  quietTimes: 'Desde y hasta (su hora local)',
  quietFrom: 'Silencio desde',
  quietUntil: 'Silencio hasta',
  newReferrals: (count) => `${count} referidos nuevos`,
  andMore: (count) => `y ${count} más`,
};

/** CSV export. */
export const exporting: Spanish<typeof en.exporting> = {
  export: 'Exportar',
  title: 'Exportar como CSV',
  done: 'Listo',
  cancel: 'Cancelar',
  tryAgain: 'Intentar de nuevo',
  hint: 'Exporta las columnas visibles en su orden actual. Las horas están en UTC.',
  rows: 'Filas',
  thisPage: (what) => `Esta página: ${what}`,
  allPages: (what) => `Todas las páginas: ${what}`,
  referrals: (count, written) => (count === 1 ? '1 referido' : `${written} referidos`),
  progress: (done, total) => `${done} de ${total}`,
  gathering: 'Reuniendo referidos',
  stopped: 'Exportación en pausa',
  pausedAt: (progress) => `Hay ${progress} listos. Intente de nuevo para continuar.`,
  exported: (what) => `Exportación terminada: ${what}.`,
  leftOut: (what, count) =>
    count === 1 ? `No se pudo leer ${what}; se omitió.` : `No se pudieron leer ${what}; se omitieron.`,
  asOf: (time) => `Datos del ${time}.`,
  read: (from, to) => `Leído entre ${from} y ${to}.`,
  changed: 'La lista cambió durante la exportación, así que pueden faltar filas.',
};

/** Saved views. */
export const views: Spanish<typeof en.views> = {
  cancel: 'Cancelar',
  nameRequired: 'Dé un nombre a la vista.',
  nameTooLong: (max) => `Use como máximo ${max} caracteres.`,
  nameTaken: 'Ya existe una vista con este nombre.',
  storageFull: 'El almacenamiento está lleno. No se cambió nada.',
  gone: 'Esta vista se eliminó en otra pestaña.',
  newerVersion:
    'Una versión más reciente de esta página guardó las vistas de este dispositivo. Vuelva a cargarla para cambiarlas.',
  tooMany: (max) => `Puede guardar hasta ${max} vistas por lista. Elimine una primero.`,
  notAFile: 'Este no es un archivo de vistas guardadas.',
  import: 'Importar',
  export: 'Exportar',
  file: 'Archivo de vistas guardadas',
  name: 'Nombre',
  deleted: (name) => `Se eliminó la vista «${name}».`,
  undo: 'Deshacer',
  isDefault: 'Predeterminada',
  unsetDefault: 'Quitar como predeterminada',
  setDefault: 'Usar como predeterminada',
  update: 'Actualizar esta vista',
  rename: 'Cambiar el nombre',
  delete: 'Eliminar',
  hint: 'Guarde los filtros, el orden y las columnas actuales como una vista (solo en este dispositivo).',
  nameOfView: 'Nombre de la vista',
  save: 'Guardar la vista actual',
  saveNew: 'Guardar',
  more: (name) => `Más para ${name}`,
  imported: (count) => (count === 1 ? 'Se importó 1 vista.' : `Se importaron ${count} vistas.`),
  leftOut: (count) => (count === 1 ? 'Se omitió 1 vista.' : `Se omitieron ${count} vistas.`),
  otherList: 'Este archivo contiene vistas de otra lista.',
};
