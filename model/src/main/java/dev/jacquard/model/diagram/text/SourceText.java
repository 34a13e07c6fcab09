package dev.jacquard.model.diagram.text;

/** The text of a model and the name that messages call it by. */
record SourceText(String name, String text) {
  ModelSyntaxException error(Position position, String message) {
    return new ModelSyntaxException(this, position, message);
  }

  String line(int number) {
    return text.lines().skip(number - 1L).findFirst().orElse("");
  }
}
