const words = (text: string) => text.split(',').map((word) => word.trim());

/** First names of made-up people. */
export const givenNames = words(
  `Aaliyah, Abby, Adriana, Aisha, Albert, Alejandro, Alice, Amir, Ana, Andre, Anika, Antonio, Arjun, Astrid, Beatriz,
  Benjamin, Bianca, Brandon, Bridget, Caleb, Camila, Carlos, Carmen, Cedric, Chloe, Clara, Connor, Daniela, Darius,
  David, Deepa, Delia, Dominic, Donna, Eileen, Elena, Elijah, Emeka, Emily, Enzo, Erik, Esther, Fatima, Felix, Fiona,
  Francesca, Gail, George, Giulia, Grace, Hana, Hannah, Hassan, Hector, Helen, Hiro, Ibrahim, Inez, Ingrid, Isaac,
  Ivan, Jada, Jamal, Jasmine, Javier, Jenna, Joaquin, Jordan, Julia, Kaito, Karen, Keisha, Kenji, Kit, Laila, Lars,
  Latoya, Leah, Leo, Linh, Lucia, Luis, Mabel, Malik, Marcus, Mariana, Mateo, Mei, Miguel, Mina, Monica, Nadia, Naomi,
  Nathan, Noor, Olga, Omar, Oscar, Paloma, Patrick, Pavel, Peter, Priya, Rachel, Rafael, Rashid, Rosa, Ruben, Sam,
  Samira, Sean, Selma, Sergio, Sofia, Stella, Tamara, Theo, Thomas, Tomas, Ursula, Valeria, Victor, Wendell, Xiomara,
  Yara, Yusuf, Zachary, Zoe`,
);

/** Last names of made-up people. */
export const familyNames = words(
  `Abbott, Adeyemi, Aguilar, Alvarez, Amundsen, Andersen, Arce, Baker, Banerjee, Bell, Bergstrom, Bianchi, Booker,
  Brandt, Brooks, Cabrera, Calloway, Carrow, Castillo, Chandra, Chavez, Chen, Choi, Coleman, Costa, Cruz, Dalton,
  Delgado, Desai, Diaz, Dixon, Doyle, Dubois, Ellery, Ellison, Espinoza, Fairchild, Farouk, Fischer, Flores, Fujimoto,
  Gallagher, Garza, Gibson, Goldberg, Gupta, Gutierrez, Haddad, Hansen, Harlow, Hart, Hassan, Hayashi, Henning,
  Herrera, Hoang, Holloway, Huang, Ibarra, Ivanova, Jablonski, Jensen, Johansson, Kamara, Kaplan, Khan, Kim, Kowalski,
  Kruger, Larsson, Lehmann, Lindgren, Lopez, Mahoney, Maldonado, Marsh, Mbeki, McAllister, Mendoza, Meyer, Moreno,
  Morgan, Murphy, Nakamura, Navarro, Nguyen, Novak, Nwosu, Obrien, Okafor, Olsen, Orozco, Osei, Ostrander, Pacheco,
  Park, Patel, Pereira, Petrov, Quinn, Ramos, Reyes, Rinaldi, Rivera, Rojas, Romero, Rosen, Russo, Salazar, Santos,
  Sato, Schneider, Shah, Silva, Sokolov, Soto, Stein, Suarez, Sullivan, Takahashi, Tanaka, Teague, Torres, Tran, Vance,
  Vargas, Vasquez, Villalobos, Wagner, Walsh, Weaver, Whitaker, Wren, Yamada, Yilmaz, Young, Zamora, Zimmerman`,
);

/** Street names of made-up addresses. */
export const streets = words(
  `Oak St, Maple Ave, Cedar Ln, Pine St, Elm St, Walnut St, Lakeview Dr, River Rd, Mill St, Church St, Main St,
  Highland Ave, Park Ave, Washington St, Jefferson St, Lincoln Ave, Franklin St, Sunset Blvd, Hillcrest Dr, Meadow Ln,
  Spring St, Chestnut St, Madison Ave, Ridge Rd, Prospect St, Center St, Union St, Railroad Ave, Canyon Rd, Harbor Dr`,
);

/** Second part of a business name, after the owner's name. */
export const businessEndings = words(
  '& Sons, Services, Group, Partners, Company, Brothers, Works, Associates, LLC, Inc, Supply, Studio, Solutions, Co-op',
);

/** First part of an agency name. */
export const agencyBeginnings = words(
  `Summit, Blue Ridge, Prairie, Cornerstone, Lighthouse, Evergreen, Red Rock, Heritage, Pioneer, Granite, Silver Lake,
  Magnolia, Cypress, Beacon, Liberty, Stonebridge, Great Bend, Old Mill, Foxglove, Juniper, Timberline, Saddleback,
  Bayview, Ironwood, Cottonwood, Larkspur, Millstone, Northfield, Brightwater, Keystone, Windward, Sandhill, Birchwood,
  Cobblestone, Eastgate, Fairhaven, Greenway, Hawthorn, Inland, Jasper, Kingfisher, Longleaf, Meridian Park, Newbury,
  Orchard, Pebble Creek, Quarry, Rosewood, Sagebrush, Tidewater`,
);

/** Second part of an agency name. */
export const agencyEndings = [
  'Insurance',
  'Agency',
  'Insurance Group',
  'Risk',
  'Agents',
  'Insurance Partners',
] as const;

/** Messages that consumers write when they ask for a quote, by insurance category. */
export const messages = {
  CL: [
    'Our carrier is not renewing us on December 1. Mornings are best.',
    'Opening a second location next month and need coverage for both.',
    'We need a certificate for a new client by Friday.',
    'Premium went up 40 percent at renewal. Looking for another quote.',
    'First policy for a new business. No claims.',
    'Adding two trucks and a trailer to the policy.',
    'Please call after 3 pm, we are on site before that.',
  ],
  PL: [
    'Closing on a house in three weeks.',
    'Just moved here and need auto and renters together.',
    'My teenager gets a license next month.',
    'Looking for a better rate, clean record for six years.',
    'Roof was replaced last year.',
    'We bought a boat and would like to bundle.',
  ],
  'L&A': [
    'We had our second child and want term life for both of us.',
    'Retiring in five years, interested in an annuity.',
    'Self-employed and need disability income coverage.',
    'Non-smoker, no medication. Twenty-year term please.',
  ],
} as const;
