import type { Chance } from '@talaan/kernel/server/demo/chance.ts';

export const surnames =
  `Dela Cruz,Garcia,Reyes,Ramos,Mendoza,Santos,Flores,Gonzales,Bautista,Villanueva,Fernandez,Cruz,De Guzman,Lopez,Perez,Castillo,
Francisco,Rivera,Aquino,Castro,Sanchez,Torres,De Leon,Domingo,Martinez,Rodriguez,Santiago,Soriano,Delos Santos,Diaz,Hernandez,Tolentino,Valdez,Ramirez,
Morales,Mercado,Tan,Aguilar,Navarro,Manalo,Gomez,Dizon,Del Rosario,Javier,Corpuz,Gutierrez,Salvador,Velasco,Miranda,David,Salazar,Ferrer,Alvarez,Sarmiento,
Pascual,Lim,Marquez,Jimenez,Cortez,Antonio,Agustin,Rosales,Manuel,Mariano,Evangelista,Pineda,Enriquez,Ocampo,Alcantara,Pascua,Dela Peña,Peña,Muñoz,
Ibañez,Nuñez,Cariño,Ordoñez,Zuñiga,Castañeda,Dueñas,Quiñones,Viñas,Bañez,Cañete,Magsino,De los Reyes,De Castro,Dela Torre,Delos Reyes,San Jose,Sta. Maria,
San Pedro,Del Mundo,Dela Rosa,De Vera,De Jesus,Macaraeg,Macapagal,Pangilinan,Panganiban,Dimaculangan,Catacutan,Magbanua,Lacson,Tiongson,Cojuangco,
Sumulong,Batungbakal,Dimaano,Katigbak,Malabanan,Manansala,Gatdula,Lualhati,Abad,Abella,Acosta,Alonzo,Andrada,Arellano,Asuncion,Baltazar,Belen,Bernardo,
Buenaventura,Cabrera,Calderon,Camacho,Concepcion,Cordero,Espiritu,Estrada,Fajardo,Galang,Guevarra,Hidalgo,Ignacio,Lagman,Legaspi,Lorenzo,Luna,Macasaet,
Magno,Marasigan,Medina,Natividad,Nicolas,Padilla,Pagulayan,Quiambao,Quizon,Robles,Romero,Roxas,Samson,Serrano,Sison,Suarez,Sy,Chua,Go,Ong,Uy,Tamayo,
Trinidad,Umali,Valencia,Vergara,Villareal,Yambao,Zamora,Abdullah,Usman,Lumauig,Dumlao,Agbayani,Cadiz,Ilagan`.split(/,\s*/);

const firstNames = {
  Male: [
    `Rolando,Ernesto,Reynaldo,Danilo,Romeo,Eduardo,Renato,Virgilio,Rogelio,Alfredo,Benjamin,Wilfredo,Rodolfo,Domingo,Teodoro,Jose Maria,Ricardo,Armando,
Efren,Nestor,Leonardo,Ramon,Cesar,Antonio,Feliciano,Isidro,Florencio,Juanito`,
    `Michael,Joel,Noel,Allan,Arnel,Jonathan,Ronaldo,Edgar,Dennis,Rommel,Gerardo,Ferdinand,Alvin,Christopher,Marlon,Jerry,Jeffrey,Roderick,Rodel,Nelson,
Edwin,Arturo,Jose Antonio,Juan Carlos,Randy,Emmanuel,Melvin,Ariel`,
    `John Paul,Mark Anthony,John Michael,Christian,Jerome,Jayson,Kenneth,Ryan,Joshua,Carlo,Paolo,Miguel,John Mark,Aldrin,Jericho,Patrick,Kevin,Jomar,
Mark Joseph,Gabriel,Angelo,Vincent,Rafael,Iñigo,Niño,Francis,Jhon Carlo,Bryan`,
  ],
  Female: [
    `Corazon,Rosario,Erlinda,Teresita,Remedios,Norma,Gloria,Milagros,Lourdes,Leonora,Carmelita,Evelyn,Zenaida,Josefina,Estrella,Rosalinda,Violeta,Perla,
Imelda,Aurora,Myrna,Nenita,Luzviminda,Virginia,Elena,Ma. Lourdes,Susana,Amelia`,
    `Maria Cristina,Rowena,Maricel,Marites,Jocelyn,Gemma,Arlene,Analyn,Grace,Rosemarie,Cherry,Jennifer,Michelle,Liza,Ma. Theresa,Sheryl,Melanie,Irene,
Maribel,Lorna,Catherine,Glenda,Mary Jane,Rhodora,Leah,Ma. Victoria,Rizza,Imee`,
    `Angelica,Kristine Joy,Mary Grace,Camille,Angela Mae,Princess,Jasmine,Nicole,Bea,Hazel,Rica Mae,Clarisse,Janine,Katrina,Ma. Isabel,Lovely,Charmaine,
Diane,April Rose,Joanna Marie,Erika,Shaira,Andrea,Patricia,Trisha Mae,Danica,Rochelle,Aira`,
  ],
} as const;

/** All first names of a sex, of any generation. */
export function firstNamesOf(sex: 'Male' | 'Female'): string[] {
  return firstNames[sex].flatMap((names) => names.split(/,\s*/));
}

export interface Name {
  surname: string;
  firstName: string;
  middleName: string;
  extension: string;
}

/** A name as its bearer's parents would have given it in that year; the middle name is the mother's surname. */
export function giveName(chance: Chance, sex: 'Male' | 'Female', birthYear: number): Name {
  const generation = birthYear < 1972 ? 0 : birthYear < 1988 ? 1 : 2;
  return {
    surname: pickSurname(chance),
    firstName: chance.pick(firstNames[sex][generation].split(/,\s*/)),
    // Some have no mother's surname on record.
    middleName: chance.happens(0.97) ? pickSurname(chance) : '',
    extension:
      sex === 'Male' && chance.happens(0.08)
        ? chance.pickByWeight([
            ['Jr.', 7],
            ['III', 2],
            ['II', 1],
            ['Sr.', 1],
          ])
        : '',
  };
}

/** The commoner surnames stand first; about half of the people bear one of the first quarter. */
function pickSurname(chance: Chance): string {
  return surnames[Math.floor(surnames.length * chance.next() ** 2)] as string;
}

/** `Dela Peña` as `delapena`, for an e-mail address. */
export function plainLetters(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}
