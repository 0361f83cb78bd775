create schema service;
