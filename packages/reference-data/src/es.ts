/**
 * `@advantage/reference-data/es`: US Spanish names of states, lines of business and time zones, keyed by English name.
 * Names that are the same in both languages are left out.
 */

/** Names of business lines. */
export const businessLineNames: Readonly<Record<string, string>> = {
  'Commercial Auto': 'Auto comercial',
  Bonds: 'Fianzas',
  BOP: 'Póliza para negocios (BOP)',
  'Builders Risk': 'Riesgo de construcción',
  'Cyber Liability': 'Responsabilidad cibernética',
  'Directors and Officers': 'Directores y funcionarios',
  'Employment Practices Liability': 'Responsabilidad por prácticas laborales',
  'General Liability': 'Responsabilidad general',
  'Inland Marine': 'Transporte terrestre de bienes',
  'Professional Liability': 'Responsabilidad profesional',
  Property: 'Propiedad',
  'Umbrella/Excess': 'Paraguas/Exceso',
  "Workers' Compensation": 'Compensación laboral',
  'Errors & Omissions': 'Errores y omisiones',
  'Accident & Health': 'Accidentes y salud',
  'Contractors Equipment': 'Equipo de contratistas',
  Other: 'Otros',
  ATV: 'Vehículo todoterreno',
  Boat: 'Bote',
  Condo: 'Condominio',
  'Collector Auto': 'Auto de colección',
  Earthquake: 'Terremoto',
  Event: 'Evento',
  Farm: 'Granja',
  Flood: 'Inundación',
  'Gig Driver': 'Conductor de aplicaciones',
  Health: 'Salud',
  Home: 'Vivienda',
  'Identity Fraud': 'Robo de identidad',
  Land: 'Terreno',
  Landlord: 'Arrendador',
  'Mobile Home': 'Casa móvil',
  Motorcycle: 'Motocicleta',
  Pet: 'Mascota',
  Renters: 'Inquilinos',
  RV: 'Casa rodante',
  'Short-Term Rental': 'Alquiler a corto plazo',
  Snowmobile: 'Moto de nieve',
  Trailer: 'Remolque',
  Umbrella: 'Paraguas',
  'Valuable Items': 'Objetos de valor',
  'Long Term Care': 'Cuidados a largo plazo',
  'Disability Income': 'Ingresos por incapacidad',
  'Life Insurance': 'Seguro de vida',
  Annuities: 'Anualidades',
};

/** Names of states. */
export const usStateNames: Readonly<Record<string, string>> = {
  'District of Columbia': 'Distrito de Columbia',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  Michigan: 'Míchigan',
  Mississippi: 'Misisipi',
  Missouri: 'Misuri',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
};

/** Names of time zones. */
export const timezoneNames: Readonly<Record<string, string>> = {
  Central: 'Centro',
  Eastern: 'Este',
  Hawaii: 'Hawái',
  Mountain: 'Montaña',
  Pacific: 'Pacífico',
};
