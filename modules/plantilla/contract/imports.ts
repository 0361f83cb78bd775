import { sectionImport } from '@talaan/personnel/contract/section-import/section-import.ts';

export const itemImports = sectionImport({ path: '/api/plantilla/imports', access: ['PLANTILLA'], sections: ['plantilla-items'] });
