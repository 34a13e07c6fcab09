/** Does not compile: that is what it is there for. */
class Broken {
  public static void main(String[] args) {
    System.out.println(missing);
  }
}
