/** One place as the Philippine Statistics Authority publishes it; names may have spaces at their end. */
export interface PublishedProvince {
  regCode: string;
  provCode: string;
  provName: string;
  /** `HUC` for a highly urbanized city, which the table lists among the provinces but which belongs to none. */
  cityClass: string | null;
}

export interface PublishedCity {
  regCode: string;
  provCode: string;
  munCityCode: string;
  munCityName: string;
}

export interface Province {
  code: string;
  regionCode: string;
  name: string;
}

export interface City {
  code: string;
  regionCode: string;
  provinceCode: string | null;
  name: string;
}

const MANILA = '806';

/** The provinces proper, with codes of 10 digits: `RR PPP MM BBB`. */
export function readProvinces(published: readonly PublishedProvince[]): Province[] {
  return published
    .filter(({ cityClass }) => cityClass === null)
    .map(({ regCode, provCode, provName }) => ({
      code: `${regCode}${provCode}00000`,
      regionCode: regionCode(regCode),
      name: provName.trim(),
    }));
}

/**
 * Cities and municipalities. One whose province is not among the provinces stands right below its region; Manila has its
 * barangays in districts, which therefore stand for it and carry its name.
 */
export function readCities(published: readonly PublishedCity[], provinces: readonly Province[]): City[] {
  const known = new Set(provinces.map(({ code }) => code));
  return published
    .filter(({ munCityCode }) => munCityCode !== `${MANILA}00`)
    .map(({ regCode, provCode, munCityCode, munCityName }) => {
      const province = `${regCode}${provCode}00000`;
      const name = munCityName.trim();
      return {
        code: cityCode(regCode, munCityCode),
        regionCode: regionCode(regCode),
        provinceCode: known.has(province) ? province : null,
        name: provCode === MANILA ? `Manila, ${name}` : name,
      };
    });
}

export function regionCode(regCode: string): string {
  return `${regCode}00000000`;
}

export function cityCode(regCode: string, munCityCode: string): string {
  return `${regCode}${munCityCode}000`;
}
