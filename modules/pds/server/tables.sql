create schema pds;
