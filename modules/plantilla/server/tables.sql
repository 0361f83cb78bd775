create schema plantilla;
