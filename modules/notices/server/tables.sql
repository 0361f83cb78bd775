create schema notices;
